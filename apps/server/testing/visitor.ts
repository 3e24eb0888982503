import { accountsApi } from '@bole/accounts/contract'
import { type Answered, Browser } from '@bole/platform/testing'

/** Somebody of a world with a browser of their own. */
export class Visitor extends Browser {
  readonly id: number
  readonly organisationId: number
  readonly username: string

  constructor(origin: string, who: { id: number; organisationId: number; username: string }) {
    super(origin)
    this.id = who.id
    this.organisationId = who.organisationId
    this.username = who.username
  }

  async signIn(password: string): Promise<Answered<object>> {
    return this.send(accountsApi.signIn, { body: { username: this.username, password } })
  }
}
