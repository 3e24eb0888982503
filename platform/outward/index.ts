export { isInner, isInnerHost } from './inner-addresses.ts'
export { allowedInnerHosts, connectOutward, fetchOutward, innerHostIn } from './outward.ts'
