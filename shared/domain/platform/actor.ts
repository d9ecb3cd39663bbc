import { m } from '../../messages/compiled/messages';

/** Who changes something without an account of staff. The code is stored in place of a name. */
const ACTOR_WORDS = {
  system: () => m.times_actor_shop(),
  customer: () => m.times_actor_customer(),
  'former-customer': () => m.times_actor_former_customer(),
  'command-line': () => m.times_actor_machine(),
} as const;
export type ActorCode = keyof typeof ACTOR_WORDS;

const isActorCode = (name: string): name is ActorCode => Object.hasOwn(ACTOR_WORDS, name);

/** Who made a change, as staff read it. @param name as it is stored. @param adminId null for a code. */
export function actorWords(name: string, adminId: string | null = null): string {
  return adminId === null && isActorCode(name) ? ACTOR_WORDS[name]() : name;
}
