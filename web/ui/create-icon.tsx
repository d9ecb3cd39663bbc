import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'>;

/** The component of an icon that `scripts/lean-packages.mjs` takes from Lucide. @param shapes its SVG elements */
export const createIcon = (shapes: string) => (props: IconProps) => drawIcon(shapes, props);

/** 24 px in lines of the text's colour, and hidden from screen readers unless it has a label. */
function drawIcon(shapes: string, props: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is Lucide's own drawing, written into the build
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
