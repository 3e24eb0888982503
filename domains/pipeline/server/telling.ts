// What messages to candidates are made from, for the domain that keeps them.

export { stationOf } from '../model/station.ts'
export { lockedApplications } from './application-store.ts'
export { applicationsSeenBy } from './applications-seen-by.ts'
export { applicationsMatching, readConditions } from './candidate/applications-matching.ts'
export { linkForMessage, type MessageLink } from './candidate/link-for-message.ts'
export { type Delivery, noteDelivery } from './candidate/note-delivery.ts'
export { noteReply } from './candidate/note-reply.ts'
export { proveContact } from './candidate/prove-contact.ts'
export { everyone } from './scope.ts'
export { messagesLeft } from './slots.ts'
