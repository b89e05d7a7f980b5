/* Answers a task, or never. */
process.on('message', ({ id, slow }) => {
  if (!slow) process.send({ id, done: true })
})
process.on('disconnect', () => process.exit())
