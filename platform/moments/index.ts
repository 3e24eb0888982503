// The company's days and hours in a browser: nothing else there reads or writes a moment.
export {
  formatAgo,
  formatClosing,
  formatDay,
  formatMeeting,
  formatMeetingSpan,
  formatMeetingTime,
  formatMoment,
} from '../web/format.ts'
export { clockAt, companyZone, deviceZone, isElsewhere, momentAt, write, zoneNote } from '../web/moments.ts'
