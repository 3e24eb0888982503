import { interviewsApi, interviewsRefusals } from '@bole/interviews/contract'
import { defineRoutes } from '@bole/platform/server'
import { cancelInterview } from './cancel-interview.ts'
import { createInterview } from './create-interview.ts'
import { distributeInterviews } from './distribute-interviews.ts'
import { exportInterviews } from './export-interviews.ts'
import { closeFeed, getFeed, renewFeed } from './feed/own-feed.ts'
import { readFeed } from './feed/read-feed.ts'
import { findConflicts } from './find-conflicts.ts'
import { finishInterview } from './finish-interview.ts'
import { giveFeedback, recordMulti } from './give-feedback.ts'
import { findFreeTimes } from './hours/find-free-times.ts'
import { keptHours } from './hours/hours-store.ts'
import { forgetOwnHours, getOwnHours, saveOwnHours } from './hours/own-hours.ts'
import { updateHours } from './hours/update-hours.ts'
import { askAccommodations } from './invitation/ask-accommodations.ts'
import { getCalendarFile } from './invitation/calendar-file.ts'
import { listCalendar } from './list-calendar.ts'
import { listInterviews } from './list-interviews.ts'
import { listOnline } from './list-online.ts'
import { listOffers } from './offers/list-offers.ts'
import { offerTimes } from './offers/offer-times.ts'
import { takeTime } from './offers/take-time.ts'
import { withdrawOffer } from './offers/withdraw-offer.ts'
import { adjustQueue } from './queue/adjust-queue.ts'
import { callNext } from './queue/call-next.ts'
import { changeRoomTitle } from './queue/change-room-title.ts'
import { createQueue } from './queue/create-queue.ts'
import { giveUpQueue } from './queue/give-up-queue.ts'
import { getDoor, getHall, getPlace } from './queue/hall.ts'
import { listQueue } from './queue/list-queue.ts'
import { openHall } from './queue/open-hall.ts'
import { signInAtDoor } from './queue/sign-in-at-door.ts'
import { stepInQueue } from './queue/step-in-queue.ts'
import { signCandidate } from './sign-candidate.ts'
import { transferInterview } from './transfer-interview.ts'
import { updateInterview } from './update-interview.ts'
import { listOfOne, listSigned, viewInterview } from './view-interviews.ts'

export const interviewsRoutes = defineRoutes(
  interviewsApi,
  {
    ...{ list: listInterviews, calendar: listCalendar, view: viewInterview, single: listOfOne },
    ...keptHours.handlers,
    ...{ updateHours, getOwnHours, saveOwnHours, forgetOwnHours, freeTimes: findFreeTimes },
    ...{ findConflicts, onlineList: listOnline, listSigned, exportExcel: exportInterviews },
    ...{ create: createInterview, update: updateInterview, cancel: cancelInterview },
    ...{ transfer: transferInterview, distribute: distributeInterviews },
    ...{ sign: signCandidate, feedback: giveFeedback, recordMulti, finish: finishInterview },
    ...{ queue: listQueue, createQueue, changeRoomTitle, adjustQueue, callNext, stepInQueue },
    ...{ listOffers, offerTimes, withdrawOffer, takeTime, getCalendarFile, askAccommodations },
    ...{ getFeed, renewFeed, closeFeed, readFeed },
    ...{ giveUpQueue, openHall, getHall, getDoor, getPlace, signInAtDoor },
  },
  interviewsRefusals,
)
