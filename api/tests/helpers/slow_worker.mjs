/* Starts after as many ms as it is told, then answers a task, or never. */
setTimeout(
  () => {
    process.on('message', ({ id, slow }) => {
      if (!slow) process.send({ id, done: true })
    })
    process.send({})
  },
  Number(process.argv[2] ?? 0)
)
process.on('disconnect', () => process.exit())
