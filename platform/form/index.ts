// What a form needs beside its fields, apart from the rest: it brings a notice with it.
export { StaleNotice } from '../web/stale-notice.tsx'
