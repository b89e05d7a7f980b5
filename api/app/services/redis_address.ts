/** What is wrong with an address of Redis, as a sentence, or null. */
export const faultyRedisAddress = (address: string) =>
  /^rediss?:\/\/[^/]/.test(address) && URL.canParse(address)
    ? null
    : 'REDIS_URL is no address: redis://:password@host:6379/0'
