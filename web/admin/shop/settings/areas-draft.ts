import * as z from 'zod';
import { deliveryArea } from '../../../../shared/contract/shop/delivery-areas';
import type { SettingsInput } from '../../../../shared/contract/shop/settings-contract';
import type { Corner } from '../../../../shared/domain/shop/polygon';
import { m } from '../../../../shared/messages/compiled/messages';
import { numericText } from '../../kit/form/numeric-text';

const { deliveryFee, minOrderAmount, extraMinutes } = deliveryArea.shape;

const CORNER_LINE = /^(-?[0-9]+(?:\.[0-9]+)?)[,;\s]+(-?[0-9]+(?:\.[0-9]+)?)$/;

/** The corners in a text with one per line. A line that is no corner yet is left out. */
export function cornersIn(text: string): Corner[] {
  return linesOf(text).flatMap((line) => cornerOf(line) ?? []);
}

function cornerText(corner: Corner): string {
  return corner.map((degrees) => degrees.toFixed(5)).join(', ');
}

/** The text after the map has changed the corners. A line that is no corner yet stays where it was. */
export function withCorners(text: string, corners: readonly Corner[]): string {
  const lines = corners.map(cornerText);
  for (const [index, line] of linesOf(text).entries()) {
    if (!cornerOf(line)) lines.splice(index, 0, line);
  }
  return lines.join('\n');
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function cornerOf(line: string): [Corner] | undefined {
  const [, latitude, longitude] = CORNER_LINE.exec(line) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return [[rounded(latitude), rounded(longitude)]];
}

/** Other maps tell more decimals than the five that the shop stores. */
const rounded = (degrees: string) => Number(Number(degrees).toFixed(5));

/** A typed area. Its corners are the text that the map also writes. */
export const areaDraft = z.object({
  id: z.string(),
  name: z.string(),
  corners: z.string().transform((text, context) => {
    const wrong = linesOf(text).find((line) => !cornerOf(line));
    if (wrong !== undefined) {
      const message = m.shopoffice_wrong_corner({ line: wrong });
      context.addIssue({ code: 'custom', message });
    }
    return cornersIn(text).map(([latitude, longitude]): [number, number] => [latitude, longitude]);
  }),
  deliveryFee: numericText(deliveryFee),
  minOrderAmount: numericText(minOrderAmount),
  extraMinutes: numericText(extraMinutes),
});

type AreaDraft = z.input<typeof areaDraft>;

export function areaDraftOf(area: SettingsInput['deliveryAreas'][number]): AreaDraft {
  const { id, name, corners } = area;
  return {
    id,
    name,
    corners: corners.map(cornerText).join('\n'),
    deliveryFee: String(area.deliveryFee),
    minOrderAmount: String(area.minOrderAmount),
    extraMinutes: String(area.extraMinutes),
  };
}
