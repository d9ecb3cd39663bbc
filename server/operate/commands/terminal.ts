import { createInterface } from 'node:readline/promises';

export interface Terminal {
  print: (line: string) => void;
  printError: (text: unknown) => void;
  /** Undefined without an interactive terminal. */
  ask?: (question: string) => Promise<boolean>;
}

export class UsageError extends Error {}

/** Every command takes it (operate rule 7), those that change nothing without effect. */
export const YES = { yes: { type: 'boolean', default: false } } as const;

export function processTerminal(): Terminal {
  const { log: print, error: printError } = console;
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  return { print, printError, ...(isInteractive && { ask }) };
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}
