export { isInner, isInnerHost } from './inner-addresses.ts'
export {
  addressOutward,
  allowedInnerHosts,
  connectOutward,
  fetchOutward,
  innerHostIn,
  innerHostSaid,
} from './outward.ts'
export { storableText } from './storable-text.ts'
