import type * as z from 'zod';

/** Messages for checks without one in the contract: the `error` of a form's resolver. */
export const fieldWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'Please enter a whole number' : 'Please enter a number';
    case 'too_small':
      return issue.origin === 'string' ? 'Please fill in this field' : `At least ${issue.minimum}`;
    case 'too_big':
      return `At most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'not_multiple_of':
      return `In steps of ${issue.divisor}`;
    case 'invalid_format':
      if (issue.format === 'date') return 'Please choose a date';
      return issue.format === 'email' ? 'Please enter a valid email address' : undefined;
    default:
      return undefined;
  }
};
