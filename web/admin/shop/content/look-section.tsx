import { FormSection } from '../../kit/form/form-section';
import { ContentField } from './content-field';
import { ContentPictureField } from './content-picture-field';
import { LookPreview } from './look-preview';

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
