// People as their records tell them, for whoever writes them down elsewhere.
export { type Profile, profilesOf } from '../server/profiles-of.ts'
