import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import { exportMenu, importMenu, previewImport } from './import-menu';
import { menuTemplate } from './menu-template';

export function menuFileRoutes({ db, clock, newId }: WriteDeps) {
  return api.menuFile.router({
    export: api.menuFile.export.handler(() => exportMenu(db, clock())),
    template: api.menuFile.template.handler(() => menuTemplate()),
    preview: api.menuFile.preview.handler(({ input }) => previewImport(db, input.csv, clock())),
    import: api.menuFile.import.handler(({ input, context }) =>
      importMenu(db, input, adminActor({ clock, newId }, requireAdmin(context))),
    ),
  });
}
