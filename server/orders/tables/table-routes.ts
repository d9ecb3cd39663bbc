import { byTableName } from '../../../shared/domain/orders/dining-tables';
import { adminActor, staffActor } from '../../platform/audit/audit-actor';
import { api, type CallContext, requireAdmin, requirePin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import type { ReadForStaff } from '../follow/read-order';
import { sendsOf } from '../place/idempotency-store';
import { addRound, type RoundDeps } from './add-round';
import { askRound, readRound, readTableOfCode } from './ask-round';
import { acceptRound, refuseRound } from './decide-round';
import { moveDishes } from './move-dishes';
import { moveTab } from './move-tab';
import { readTables } from './read-tables';
import { changeTable, codedTable, createTable, renewCode } from './table-commands';
import { listTableRows } from './table-store';

type TableRouteDeps = RoundDeps & {
  newId: () => string;
  signer: Signer;
  limits: RateLimits;
  readForStaff: ReadForStaff;
};

export function tableRoutes(deps: TableRouteDeps) {
  const { db, clock, signer, limits, randomBytes, readForStaff } = deps;
  const actorOf = (context: CallContext) => adminActor(deps, requireAdmin(context));
  const changing = async (context: CallContext) => {
    const admin = requireAdmin(context);
    await limits.take('orderChangesByDay', admin.id);
    return staffActor(deps, admin);
  };
  return api.tables.router({
    list: api.tables.list.handler(() => readTables(db, clock())),
    listCodes: api.tables.listCodes.handler(async () =>
      (await listTableRows(db)).map(codedTable).sort(byTableName),
    ),
    create: api.tables.create.handler(({ input: { name }, context }) =>
      createTable(db, { name, randomBytes }, actorOf(context)),
    ),
    change: api.tables.change.handler(({ input, context }) =>
      changeTable(db, input, actorOf(context)),
    ),
    renewCode: api.tables.renewCode.handler(({ input: { id }, context }) =>
      renewCode(db, { id, randomBytes }, actorOf(context)),
    ),
    addRound: api.tables.addRound.handler(async ({ input, context }) => {
      const { params, headers, body } = input;
      if (body.sellAnyway) requirePin(context);
      const sent = { key: headers['idempotency-key'], sends: sendsOf(headers) };
      const staff = await changing(context);
      const id = await addRound(deps, { ...sent, ...body, tableId: params.id, staff });
      return readForStaff(id, context.language);
    }),
    move: api.tables.move.handler(async ({ input: { id, tableId }, context }) => {
      await moveTab(deps, { id, tableId, actor: await changing(context) });
      return readForStaff(id, context.language);
    }),
    moveDishes: api.tables.moveDishes.handler(async ({ input, context }) => {
      const { params, headers, body } = input;
      const sent = { key: headers['idempotency-key'], sends: sendsOf(headers), body };
      const staff = await changing(context);
      const id = await moveDishes(deps, { id: params.id, staff, ...sent });
      return readForStaff(id, context.language);
    }),
    acceptRound: api.tables.acceptRound.handler(async ({ input, context }) =>
      readForStaff(await acceptRound(deps, input, await changing(context)), context.language),
    ),
    refuseRound: api.tables.refuseRound.handler(async ({ input: { id } }) => {
      await refuseRound(db, id, clock());
      return { refused: true as const };
    }),
    read: api.tables.read.handler(async ({ input: { code } }) => {
      const { name } = await readTableOfCode(db, code);
      return { name };
    }),
    ask: api.tables.ask.handler(async ({ input: { params, headers, body }, context }) => {
      const { clientIp } = context;
      await limits.take('tableRounds', clientIp);
      const sent = { key: headers['idempotency-key'], sends: sendsOf(headers) };
      const id = await askRound(deps, { ...sent, code: params.code, clientIp, body });
      const roundToken = signer.sign('table-round', id);
      return { ...(await readRound(deps, id, roundToken)), roundToken };
    }),
    readRound: api.tables.readRound.handler(({ input: { params, headers } }) =>
      readRound(deps, params.id, headers['round-token']),
    ),
  });
}
