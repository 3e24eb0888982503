import { fromAddress } from '@bole/platform/web'

/** How the route is shown, and in the calendar which month (`2026-11`). */
export const routeFields = {
  view: fromAddress.oneOf(['month']),
  month: fromAddress.field((written) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(written) ? written : undefined)),
}
