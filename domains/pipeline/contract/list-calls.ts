import { appointmentCalls } from './appointment-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { feedbackCalls } from './feedback-calls.ts'
import { sceneCalls } from './scene-calls.ts'

/** What stands beside the list of candidates: scenes, interviews that are arranged, what arrived, and feedback that was given. */
export const listCalls = { ...sceneCalls, ...appointmentCalls, ...deliveryCalls, ...feedbackCalls }
