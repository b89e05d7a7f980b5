/* Code generation boots the application too, but must not touch a database. */
import app from '@adonisjs/core/services/app'
import { addSchedules } from '#start/schedules'

if (app.getMode() !== 'warmup') await addSchedules()
