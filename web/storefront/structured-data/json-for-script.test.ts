import { expect, test } from 'vitest';
import { jsonForScript } from './structured-data';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'Tea & toast > cake'])(
  '%j stays what it is, and stays inside',
  (name) => {
    const json = jsonForScript({ name });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name });
  },
);
