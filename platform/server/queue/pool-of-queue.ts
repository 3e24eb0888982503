import type pg from 'pg'

type Connected = Parameters<pg.Pool['connect']>[0]

/**
 * The pool as the queue is given it. When the database goes while the queue stops, its listener gives its connection back twice;
 * the pool throws at the second time, and a pool that was ended gives nothing to give back at all: nobody could catch either,
 * and the process would end over it.
 */
export function poolOfQueue(pool: pg.Pool): pg.Pool {
  const connect = (connected?: Connected) =>
    connected
      ? pool.connect((error, client, release) => {
          let isBack = false
          connected(error, client, (reason) => {
            if (client && !isBack) release(reason)
            isBack = true
          })
        })
      : pool.connect()
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'connect') return connect
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
