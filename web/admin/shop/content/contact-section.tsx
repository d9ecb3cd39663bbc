import { useFormContext, useWatch } from 'react-hook-form';
import { SUGGESTED_CONTENT } from '../../../../shared/contract/shop/suggestions';
import { fillSmsText } from '../../../../shared/domain/shop/content';
import { m } from '../../../../shared/messages/compiled/messages';
import { FormSection } from '../../kit/form/form-section';
import type { ContentDraft } from './content-draft';
import { ContentField } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { ContentWords } from './content-words';
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
    <FormSection title={m.shopoffice_footer_section()}>
      <ContentField label={m.shopoffice_footer_text()} name="footerText" optional />
      <ContentField
        label={m.shopoffice_delivery_hours()}
        name="deliveryHours"
        placeholder={SUGGESTED_CONTENT.deliveryHours}
        hint={m.shopoffice_delivery_hours_hint()}
      />
      <ContentWords
        of={m.shopoffice_footer_section()}
        labels={{
          footerText: m.shopoffice_footer_text(),
          deliveryHours: m.shopoffice_delivery_hours(),
        }}
      />
      <ContentField label="Instagram" name="instagramUrl" {...ADDRESS} />
      <ContentField label="Facebook" name="facebookUrl" {...ADDRESS} />
      <ContentField
        label="WhatsApp"
        name="whatsappUrl"
        {...ADDRESS}
        placeholder="https://wa.me/91…"
        hint={m.shopoffice_whatsapp_hint()}
      />
      <ContentField label={m.shopoffice_google_reviews()} name="googleReviewsUrl" {...ADDRESS} />
      <ContentField
        label={m.shopoffice_city()}
        name="addressCity"
        placeholder={SUGGESTED_CONTENT.addressCity}
        hint={m.shopoffice_city_hint()}
      />
      <ContentField
        label={m.shopoffice_state()}
        name="addressState"
        placeholder={SUGGESTED_CONTENT.addressState}
      />
      <ContentField
        label={m.shopoffice_pin_code()}
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
      label={m.shopoffice_sms_text()}
      name="smsText"
      hint={m.shopoffice_sms_hint({ codePlace: '{code}', namePlace: '{name}', example })}
    />
  );
}

const COLOUR = { type: 'color', className: 'h-12 cursor-pointer p-1' } as const;

export function LookSection({ storeName }: { storeName: string }) {
  return (
    <FormSection title={m.shopoffice_look()} hint={m.shopoffice_look_hint()}>
      <ContentField
        label={m.shopoffice_main_colour()}
        name="mainColour"
        {...COLOUR}
        hint={m.shopoffice_main_colour_hint()}
      />
      <ContentField
        label={m.shopoffice_accent_colour()}
        name="accentColour"
        {...COLOUR}
        hint={m.shopoffice_accent_colour_hint()}
      />
      <ContentPictureField name="logoPicture" label={m.shopoffice_logo()} />
      <ContentPictureField
        name="iconPicture"
        label={m.shopoffice_icon()}
        hint={m.shopoffice_icon_hint()}
      />
      <ContentPictureField
        name="sharePicture"
        label={m.shopoffice_share_picture()}
        hint={m.shopoffice_share_picture_hint()}
      />
      <LookPreview storeName={storeName} />
    </FormSection>
  );
}
