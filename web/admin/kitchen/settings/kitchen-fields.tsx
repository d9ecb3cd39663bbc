import type { ComponentProps } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { FormSection } from '../../kit/form/form-section';
import { useFields } from '../../kit/form/use-fields';
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
      hint="Customers choose a quarter of an hour, today or tomorrow. The ticket comes to the board when it is time to start."
    >
      <div className="sm:col-span-2">
        <CheckboxField
          label="Take orders for later"
          hint="Also while you are closed, for your next opening hours."
          {...laterOrders}
        />
      </div>
      <NumberField label="Maximum orders per quarter of an hour" name="ordersPerSlot" />
      <NumberField
        label="Maximum work per quarter of an hour (minutes)"
        name="workMinutesPerSlot"
        hint="Leave empty for 15 minutes per person cooking."
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
        hint="A ticket says Late once it is due: that is when the customer was promised the food."
      >
        <NumberField label="Say Hurry (minutes before it is due)" name="hurryMinutes" />
      </FormSection>
      <FormSection
        title="Time to make an order"
        hint="We use these to tell customers when their order will be ready."
      >
        <NumberField label="People cooking at the same time" name="hands" />
        <NumberField label="Minutes for a dish without its own time" name="usualMinutes" />
      </FormSection>
      <LaterOrdersSection />
      <FormSection
        title="When no tablet is on"
        hint="Applies while the shop is open, once a tablet has started a shift."
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
          hint="Their page shows your phone number. Leave empty to turn off."
        />
        <NumberField
          label="Cancel the order after (minutes)"
          name="cancelAfterMinutes"
          hint="Leave empty to turn off. If it was paid, you return the money."
        />
      </FormSection>
      <FormSection
        title="Text messages to customers"
        hint="Customers can get free messages on their phone. The others get a text message when their order is ready, on its way, late or cancelled, once it has been paid or accepted. Your SMS provider charges you for each."
      >
        <NumberField
          label="Maximum text messages a day"
          name="textsPerDay"
          hint="0 sends none. MSG91 sends only sign-in codes; Twilio and a webhook send these too."
        />
      </FormSection>
      <FormSection title="Webhook" hint="Also sends our messages for you to another program.">
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
