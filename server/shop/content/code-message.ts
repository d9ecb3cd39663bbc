import { fillSmsText } from '../../../shared/domain/shop/content';
import type { Database } from '../../platform/db/database';
import { readSettings } from '../settings/settings-store';
import { contentStore } from './content-store';

export async function codeMessage(db: Database, code: string): Promise<string> {
  const [{ document }, { storeName }] = await Promise.all([
    contentStore.read(db),
    readSettings(db),
  ]);
  return fillSmsText(document.smsText, { code, name: storeName });
}
