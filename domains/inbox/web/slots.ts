import { defineSlot } from '@bole/platform/slots'

/** Where somebody gives what a channel needs. */
interface SettingsAddresses {
  /** Their own mail address. */
  readonly account: string
  /** The platforms that can be bound. */
  readonly platforms: string
}

/** Provided by the composition. */
export const settingsAddresses = defineSlot<SettingsAddresses>('inbox.settingsAddresses')
