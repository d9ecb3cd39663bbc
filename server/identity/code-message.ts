/**
 * The text that carries a code. Its last line lets a phone offer the code on this shop's page, and
 * on no other's.
 * @param publicUrl the shop's origin.
 */
export function codeMessage(code: string, publicUrl: string): string {
  return `${code} is your Maenam code\n\n@${new URL(publicUrl).hostname} #${code}`;
}
