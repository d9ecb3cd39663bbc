import { type CSSProperties, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contentPictureUrl } from '../../../../shared/domain/shop/pictures';
import type { Palette, Theme } from '../../../../shared/domain/shop/theme';
import { m } from '../../../../shared/messages/compiled/messages';
import type { ContentDraft } from './content-draft';

/** The shop's first screen as it will look, by day and by night. */
export function LookPreview({ storeName }: { storeName: string }) {
  const theme = useTheme();
  return (
    <section aria-label={m.shopoffice_preview()} className="flex flex-col gap-2 sm:col-span-2">
      <h3 className="font-semibold">{m.shopoffice_preview()}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Screen title={m.shopoffice_by_day()} palette={theme?.light} storeName={storeName} />
        <Screen title={m.shopoffice_by_night()} palette={theme?.dark} storeName={storeName} />
      </div>
    </section>
  );
}

/** The theme of the typed colours; undefined until the colour library is loaded. */
function useTheme(): Theme | undefined {
  const { control } = useFormContext<ContentDraft>();
  const [mainColour, accentColour] = useWatch({ control, name: ['mainColour', 'accentColour'] });
  const [theme, setTheme] = useState<Theme>();
  useEffect(() => {
    let isCurrent = true;
    // A failed load leaves the preview without colours; the form works all the same.
    void import('../../../../shared/domain/shop/theme').then(
      ({ themeOf }) => isCurrent && setTheme(themeOf({ mainColour, accentColour })),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mainColour, accentColour]);
  return theme;
}

interface ScreenProps {
  title: string;
  palette: Palette | undefined;
  storeName: string;
}

function Screen({ title, palette, storeName }: ScreenProps) {
  const { control } = useFormContext<ContentDraft>();
  const [logo, heading, text, picture, footer] = useWatch({
    control,
    name: ['logoPicture', 'heroHeading', 'heroText', 'heroPicture', 'footerText'],
  });
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm text-ink-soft">{title}</figcaption>
      <div
        style={palette && tokensOf(palette)}
        className="flex flex-col overflow-hidden rounded-lg border border-mist bg-paper text-ink wrap-anywhere"
      >
        <p className="flex items-center gap-2 bg-forest p-3 font-display text-lg font-semibold text-on-forest">
          {logo !== null && (
            <img src={contentPictureUrl(logo)} alt="" className="size-8 object-contain" />
          )}
          {storeName}
        </p>
        <div className="flex flex-col items-start gap-2 p-3">
          <p className="font-display text-xl font-semibold">{heading || storeName}</p>
          <p>{text || m.shopoffice_preview_offer()}</p>
          <p className="flex flex-wrap gap-2 font-semibold">
            <span className="rounded-full bg-hill px-4 py-2 text-on-hill">
              {m.home_order_online()}
            </span>
            <span className="rounded-full bg-waffle px-4 py-2 text-on-waffle">
              {m.nav_order_now()}
            </span>
          </p>
        </div>
        {picture !== null && (
          <img src={contentPictureUrl(picture)} alt="" className="h-24 w-full object-cover" />
        )}
        <p className="bg-forest p-3 text-sm text-on-forest-soft">{footer || storeName}</p>
      </div>
    </figure>
  );
}

function tokensOf(palette: Palette): CSSProperties {
  const tokens = Object.entries(palette).map(([token, value]) => [`--color-${token}`, value]);
  return Object.fromEntries(tokens);
}
