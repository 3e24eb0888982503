import { type Caller, may } from '@bole/platform/server'

/** Who wants to give labels, as far as its rule asks. */
export function giverOf(caller: Caller) {
  return { role: caller.role, keeps: may(caller, 'tags.manage') }
}
