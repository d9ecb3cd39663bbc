import type * as z from 'zod';
import { m } from '../../messages/compiled/messages';

/** Messages for checks without one in the contract: the `error` of a form's resolver. */
export const fieldWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? m.validation_whole_number() : m.validation_number();
    case 'too_small':
      return issue.origin === 'string'
        ? m.validation_missing()
        : m.validation_at_least({ least: String(issue.minimum) });
    case 'too_big': {
      const most = String(issue.maximum);
      return issue.origin === 'string'
        ? m.validation_characters({ most })
        : m.validation_at_most({ most });
    }
    case 'not_multiple_of':
      return m.validation_steps({ step: issue.divisor });
    case 'invalid_format':
      if (issue.format === 'date') return m.validation_date();
      return issue.format === 'email' ? m.validation_email() : undefined;
    default:
      return undefined;
  }
};
