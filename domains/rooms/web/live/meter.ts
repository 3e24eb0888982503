type Report = Readonly<Record<string, unknown>>

const numberIn = (report: Report, name: string) => {
  const value = report[name]
  return typeof value === 'number' ? value : 0
}

/** Reads from a connection how long its way is, and how much was lost since the last time. */
export class Meter {
  #lost = 0
  #received = 0

  /** `roundTrip` in milliseconds, `lost` from 0 to 1. */
  async measure(pc: RTCPeerConnection): Promise<{ roundTrip: number; lost: number }> {
    let roundTrip = 0
    let lost = 0
    let received = 0
    for (const report of reportsOf(await pc.getStats())) {
      if (report.type === 'candidate-pair' && report.nominated === true)
        roundTrip = numberIn(report, 'currentRoundTripTime') * 1_000
      if (report.type !== 'inbound-rtp') continue
      lost += numberIn(report, 'packetsLost')
      received += numberIn(report, 'packetsReceived')
    }
    const fresh = { lost: Math.max(0, lost - this.#lost), received: Math.max(0, received - this.#received) }
    this.#lost = lost
    this.#received = received
    const all = fresh.lost + fresh.received
    return { roundTrip, lost: all === 0 ? 0 : fresh.lost / all }
  }
}

function reportsOf(stats: RTCStatsReport): readonly Report[] {
  const reports: Report[] = []
  stats.forEach((report: Report) => void reports.push(report))
  return reports
}
