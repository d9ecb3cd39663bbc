import { expect, test } from 'vitest';
import { jsonForScript } from './structured-data';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'Tea & toast > cake'])(
  '%j is unchanged and cannot end the element',
  (name) => {
    const json = jsonForScript({ name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name });
  },
);
