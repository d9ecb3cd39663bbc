import { useFormContext, useWatch } from 'react-hook-form';
import { SUGGESTED_CONTENT } from '../../../../shared/contract/shop/suggestions';
import { fillSmsText } from '../../../../shared/domain/shop/content';
import { FormSection } from '../../kit/form/form-section';
import type { ContentDraft } from './content-draft';
import { ContentField } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { LookPreview } from './look-preview';

const ADDRESS = {
  type: 'url',
  inputMode: 'url',
  optional: true,
  placeholder: 'https://…',
} as const;

/** The footer, the links, and what customers' forms and messages begin with. */
export function ContactSection({ storeName }: { storeName: string }) {
  return (
    <FormSection title="Footer, links and messages">
      <ContentField label="Text of the footer" name="footerText" optional />
      <ContentField
        label="Delivery hours"
        name="deliveryHours"
        placeholder={SUGGESTED_CONTENT.deliveryHours}
        hint="Shown to customers beside the opening hours"
      />
      <ContentField label="Instagram" name="instagramUrl" {...ADDRESS} />
      <ContentField label="Facebook" name="facebookUrl" {...ADDRESS} />
      <ContentField
        label="WhatsApp"
        name="whatsappUrl"
        {...ADDRESS}
        placeholder="https://wa.me/91…"
        hint="The link, or only the number"
      />
      <ContentField label="Google reviews" name="googleReviewsUrl" {...ADDRESS} />
      <ContentField
        label="City"
        name="addressCity"
        placeholder={SUGGESTED_CONTENT.addressCity}
        hint="Filled in for customers who enter an address"
      />
      <ContentField
        label="State"
        name="addressState"
        placeholder={SUGGESTED_CONTENT.addressState}
      />
      <ContentField
        label="PIN code"
        name="addressPinCode"
        placeholder={SUGGESTED_CONTENT.addressPinCode}
        inputMode="numeric"
        maxLength={6}
      />
      <SmsField storeName={storeName} />
    </FormSection>
  );
}

function SmsField({ storeName }: { storeName: string }) {
  const { control } = useFormContext<ContentDraft>();
  const template = useWatch({ control, name: 'smsText' });
  const example = fillSmsText(template, { code: '123456', name: storeName });
  return (
    <ContentField
      label="Text message with the sign-in code"
      name="smsText"
      hint={`{code} and {name} are filled in: “${example}”. Use the text that you registered with the operators.`}
    />
  );
}

const COLOUR = { type: 'color', className: 'h-12 cursor-pointer p-1' } as const;

export function LookSection({ storeName }: { storeName: string }) {
  return (
    <FormSection
      title="Look"
      hint="Choose two colours. The shop makes all its shades from them, so that every text is easy to read by day and by night."
    >
      <ContentField
        label="Main colour"
        name="mainColour"
        {...COLOUR}
        hint="Header, footer, buttons and links"
      />
      <ContentField
        label="Accent colour"
        name="accentColour"
        {...COLOUR}
        hint="Badges and highlights"
      />
      <ContentPictureField name="logoPicture" label="Logo" />
      <ContentPictureField
        name="iconPicture"
        label="App icon"
        hint="Shown in browser tabs and on the phone's home screen. A square picture fits best."
      />
      <ContentPictureField
        name="sharePicture"
        label="Picture for shared links"
        hint="WhatsApp and others show it beside your link. A wide picture fits best."
      />
      <LookPreview storeName={storeName} />
    </FormSection>
  );
}
