import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { Answer } from '../support/platform/test-shop';
import type { ApiDocument, Operation } from './fuzzed-requests';

/** Returns how a response differs from the OpenAPI document; undefined if it matches. */
export type CheckAnswer = (answer: Answer) => string | undefined;

// Most schemas check one answer or two, so faster code would not repay the time of making it.
const ajv = new Ajv2020({ strict: false, validateFormats: false, code: { optimize: false } });
/** By schema, as calls share those of their refusals. */
const validators = new Map<string, ValidateFunction>();

/** Compares a call's responses with the document: the status, and the body of that status or of a refusal. */
export function answersOf({ responses }: Operation, { components }: ApiDocument): CheckAnswer {
  const validatorOf = (schema: object) => {
    const text = JSON.stringify(schema);
    const known = validators.get(text) ?? ajv.compile({ ...schema, components });
    validators.set(text, known);
    return known;
  };
  return ({ status, body, headers }) => {
    if (status >= 500) return `answered ${status}`;
    const documented = responses[String(status)] ?? responses['default'];
    if (!documented) return `${status} is not documented`;
    if (!headers.get('X-Request-Id')) return 'has no id';
    if (!documented.content) return body === '' ? undefined : 'has a body that is not documented';
    const schema = documented.content['application/json']?.schema;
    if (!schema) return undefined;
    if (!headers.get('Content-Type')?.startsWith('application/json')) return 'is no JSON';
    const validate = validatorOf(schema);
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}
