import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { refusalMessage } from '../../../../shared/domain/platform/refusals';
import { FALLBACK_SETTINGS } from '../../../api/settings-from-wire';
import { ShopContext } from '../../shop/shop-context';
import { RefusalNotice } from './refusal-notice';

const SLOT = '2026-07-15T06:00:00.000Z';
const ignore = () => undefined;
const settings = { ...FALLBACK_SETTINGS, storePhone: '+919876543210' };

/** What a customer sees whose order came too late. */
function shown(takesLater: boolean, firstSlot: string | undefined) {
  const data = { closing: { why: 'closed' as const, back: null, holiday: null }, takesLater };
  const refusal = { code: 'too_late', message: refusalMessage('too_late', data), data } as const;
  return renderToStaticMarkup(
    <ShopContext value={{ settings } as never}>
      <RefusalNotice
        refusal={refusal}
        now={new Date('2026-07-14T15:00:00.000Z')}
        changes={[]}
        onMend={undefined}
        onChangeAddress={ignore}
        onOrderAgain={ignore}
        onChooseTime={ignore}
        firstSlot={firstSlot}
        onPayNow={undefined}
        onDone={ignore}
      />
    </ShopContext>,
  );
}

test('an order that is too late can be had in the first free slot, or the customer calls', () => {
  expect(shown(true, SLOT)).toMatch(/<button[^>]*>.*For tomorrow, 11:30.*<\/button>/);
  for (const page of [shown(true, undefined), shown(false, SLOT)]) {
    expect(page).not.toContain('<button');
    expect(page).toMatch(/<a href="tel:\+919876543210"[^>]*>call us<\/a>/i);
  }
});
