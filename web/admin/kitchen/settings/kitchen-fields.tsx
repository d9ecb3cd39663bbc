import { KITCHEN_SETTINGS } from '../../../../shared/contract/shop/kitchen-settings';
import { FormSection } from '../../kit/form/form-section';
import { SettingFields } from '../../kit/form/setting-fields';

const SECTIONS: readonly { section: string; title: string; hint?: string }[] = [
  {
    section: 'tickets',
    title: 'Tickets',
    hint: 'A ticket says Late once it is due: that is when the customer was promised the food.',
  },
  {
    section: 'times',
    title: 'Time to make an order',
    hint: 'We use these to tell customers when their order will be ready.',
  },
  {
    section: 'later',
    title: 'Orders for later',
    hint: 'Customers choose a quarter of an hour, today or tomorrow. The ticket comes to the board when it is time to start.',
  },
  {
    section: 'no-tablet',
    title: 'When no tablet is on',
    hint: 'Applies while the shop is open, once a tablet has started a shift.',
  },
  { section: 'not-accepted', title: 'When nobody accepts an order' },
  {
    section: 'texts',
    title: 'Text messages to customers',
    hint: 'Customers can get free messages on their phone. The others get a text message when their order is ready, on its way, late or cancelled, once it has been paid or accepted. Your SMS provider charges you for each.',
  },
  {
    section: 'webhook',
    title: 'Webhook',
    hint: 'Also sends our messages for you to another program.',
  },
];

export function KitchenFields() {
  return SECTIONS.map(({ section, ...heading }) => (
    <FormSection key={section} {...heading}>
      <SettingFields table={KITCHEN_SETTINGS} section={section} />
    </FormSection>
  ));
}
