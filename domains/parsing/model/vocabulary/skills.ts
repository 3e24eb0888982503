import CHINESE from './skills-chinese.json' with { type: 'json' }
import TECHNICAL from './skills-technical.json' with { type: 'json' }

/** Skills known by name; used to pick them out of sentences, never to refuse one that a list names. */
export const KNOWN_SKILLS: readonly string[] = [...TECHNICAL, ...CHINESE]
