import { EnvError, parseEnv } from '../../../server/operate/start/env';

/** The sentences with which the shop refuses settings; none when they are valid. */
export function problemsOf(record: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv(record);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}
