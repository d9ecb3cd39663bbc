import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = /(?<=<!-- table -->\n)[\s\S]*(?=<!-- end of table -->)/;

/** Writes a table into a page of docs, between its comments, and prints it. */
export function writeTable(page: string, header: string[], rows: string[][]): void {
  const file = new URL(`../../docs/${page}`, import.meta.url);
  const lines = [header, header.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  writeFileSync(file, readFileSync(file, 'utf8').replace(TABLE, table));
  process.stdout.write(table);
}
