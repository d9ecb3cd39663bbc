// The content security policy forbids code from strings, and browsers report each attempt. Without
// this setting zod makes one with its first schema. The setting must be there before zod is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
