import { adminActor } from '../audit/audit-actor';
import type { Database } from '../db/database';
import { api, requireAdmin } from '../http/api/api-call';
import { exportMenu, importMenu, previewImport } from './import-menu';

interface MenuFileDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

/** Export and import of the menu as a CSV file. */
export function menuFileRoutes({ db, clock, newId }: MenuFileDeps) {
  return api.menuFile.router({
    export: api.menuFile.export.handler(() => exportMenu(db)),
    preview: api.menuFile.preview.handler(({ input }) => previewImport(db, input.csv)),
    import: api.menuFile.import.handler(({ input, context }) =>
      importMenu(db, input, adminActor({ clock, newId }, requireAdmin(context))),
    ),
  });
}
