import type { ComponentProps } from 'react';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/text-field';
import { FormSection } from '../form/form-section';
import { useFields } from '../form/use-fields';
import type { KitchenDraft } from './kitchen-draft';

type NumberFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
  name: keyof KitchenDraft;
};

function NumberField({ name, ...field }: NumberFieldProps) {
  const props = { ...field, ...useFields<KitchenDraft>()(name) };
  return <TextField type="number" inputMode="numeric" min={0} step={1} {...props} />;
}

function LaterOrdersSection() {
  const { error: _, ...laterOrders } = useFields<KitchenDraft>()('laterOrders');
  return (
    <FormSection
      title="Orders for later"
      hint="Customers choose a quarter of an hour of today or tomorrow. The ticket comes to the board when it is time to start."
    >
      <div className="sm:col-span-2">
        <CheckboxField
          label="Take orders for later"
          hint="Also while you are closed, for your next opening hours."
          {...laterOrders}
        />
      </div>
      <NumberField label="Most orders for the same quarter of an hour" name="ordersPerSlot" />
      <NumberField
        label="Most work for the same quarter of an hour (minutes)"
        name="workMinutesPerSlot"
        hint="Leave empty for 15 minutes for each person cooking."
      />
    </FormSection>
  );
}

/** All times of the kitchen, in the order in which they pass. */
export function KitchenFields() {
  const field = useFields<KitchenDraft>();
  return (
    <>
      <FormSection
        title="Tickets"
        hint="A ticket on the board says Late once it is due, which is when its customer was promised the food."
      >
        <NumberField label="Say Hurry (minutes before it is due)" name="hurryMinutes" />
      </FormSection>
      <FormSection
        title="Time to make an order"
        hint="From these we tell customers when their order will be ready."
      >
        <NumberField label="People cooking at the same time" name="hands" />
        <NumberField label="Minutes for a dish without its own time" name="usualMinutes" />
      </FormSection>
      <LaterOrdersSection />
      <FormSection
        title="When no tablet is on"
        hint="Counts while the shop is open, once a tablet has started a shift."
      >
        <NumberField label="Tell me after (seconds)" name="boardGoneAfterSeconds" />
        <NumberField
          label="Pause the shop after (minutes)"
          name="pauseAfterMinutes"
          hint="It opens again when a tablet is back or staff open it. Leave empty to keep taking orders."
        />
      </FormSection>
      <FormSection title="When nobody accepts an order">
        <NumberField label="Tell me after (minutes)" name="waitingAfterMinutes" />
        <NumberField
          label="Tell the customer after (minutes)"
          name="customerToldAfterMinutes"
          hint="Their page shows your phone number. Leave empty for never."
        />
        <NumberField
          label="Cancel the order after (minutes)"
          name="cancelAfterMinutes"
          hint="Leave empty for never. If it was paid, you return the money."
        />
      </FormSection>
      <FormSection
        title="Text messages to customers"
        hint="Customers can get free messages on their phone. Once an order is paid or accepted, the others get a text message when it is ready, on its way, late or cancelled. Your SMS provider charges you for each."
      >
        <NumberField
          label="Most text messages a day"
          name="textsPerDay"
          hint="0 sends none. MSG91 sends sign-in codes only; Twilio and a webhook send these, too."
        />
      </FormSection>
      <FormSection title="Webhook" hint="Sends our messages to you to another program, too.">
        <TextField
          label="Address"
          type="url"
          optional
          hint="Begins with https://"
          {...field('webhookUrl')}
        />
      </FormSection>
    </>
  );
}
