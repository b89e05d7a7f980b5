/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  auth: {
    access: typeof routes['auth.access']
    register: typeof routes['auth.register']
    verifyOtp: typeof routes['auth.verifyOtp']
    resendOtp: typeof routes['auth.resendOtp']
    login: typeof routes['auth.login']
    forgotPassword: typeof routes['auth.forgotPassword']
    checkResetLink: typeof routes['auth.checkResetLink']
    resetPassword: typeof routes['auth.resetPassword']
    logout: typeof routes['auth.logout']
    me: typeof routes['auth.me']
    updateDetails: typeof routes['auth.updateDetails']
    updatePassword: typeof routes['auth.updatePassword']
    uploadAvatar: typeof routes['auth.uploadAvatar']
    sendVerification: typeof routes['auth.sendVerification']
    becomeHost: typeof routes['auth.becomeHost']
  }
  audit: {
    index: typeof routes['audit.index']
  }
  calendars: {
    show: typeof routes['calendars.show']
  }
  properties: {
    calendarLink: typeof routes['properties.calendarLink']
    shareCalendar: typeof routes['properties.shareCalendar']
    unshareCalendar: typeof routes['properties.unshareCalendar']
    calendarFeeds: typeof routes['properties.calendarFeeds']
    addCalendarFeed: typeof routes['properties.addCalendarFeed']
    removeCalendarFeed: typeof routes['properties.removeCalendarFeed']
    refreshCalendarFeed: typeof routes['properties.refreshCalendarFeed']
    index: typeof routes['properties.index']
    mine: typeof routes['properties.mine']
    hosted: typeof routes['properties.hosted']
    export: typeof routes['properties.export']
    search: typeof routes['properties.search']
    pins: typeof routes['properties.pins']
    popular: typeof routes['properties.popular']
    radius: typeof routes['properties.radius']
    show: typeof routes['properties.show']
    quote: typeof routes['properties.quote']
    availability: typeof routes['properties.availability']
    reviews: typeof routes['properties.reviews']
    reviewStats: typeof routes['properties.reviewStats']
    store: typeof routes['properties.store']
    update: typeof routes['properties.update']
    destroy: typeof routes['properties.destroy']
    copy: typeof routes['properties.copy']
    handOver: typeof routes['properties.handOver']
    setPrices: typeof routes['properties.setPrices']
    setStayRules: typeof routes['properties.setStayRules']
    addPhotos: typeof routes['properties.addPhotos']
    orderPhotos: typeof routes['properties.orderPhotos']
    updatePhoto: typeof routes['properties.updatePhoto']
    destroyPhoto: typeof routes['properties.destroyPhoto']
    choosePrimaryPhoto: typeof routes['properties.choosePrimaryPhoto']
    bookings: typeof routes['properties.bookings']
    addBooking: typeof routes['properties.addBooking']
    blocks: typeof routes['properties.blocks']
    block: typeof routes['properties.block']
    unblock: typeof routes['properties.unblock']
    helpers: typeof routes['properties.helpers']
    inviteHelper: typeof routes['properties.inviteHelper']
    changeHelper: typeof routes['properties.changeHelper']
    endHelper: typeof routes['properties.endHelper']
  }
  contacts: {
    store: typeof routes['contacts.store']
    index: typeof routes['contacts.index']
    stats: typeof routes['contacts.stats']
    bulk: typeof routes['contacts.bulk']
    show: typeof routes['contacts.show']
    update: typeof routes['contacts.update']
    destroy: typeof routes['contacts.destroy']
  }
  discrepancies: {
    index: typeof routes['discrepancies.index']
    statements: typeof routes['discrepancies.statements']
    addStatement: typeof routes['discrepancies.addStatement']
    show: typeof routes['discrepancies.show']
    resolve: typeof routes['discrepancies.resolve']
  }
  docs: {
    openapi: typeof routes['docs.openapi']
    page: typeof routes['docs.page']
    file: typeof routes['docs.file']
  }
  wishlist: {
    index: typeof routes['wishlist.index']
    store: typeof routes['wishlist.store']
    count: typeof routes['wishlist.count']
    among: typeof routes['wishlist.among']
    check: typeof routes['wishlist.check']
    destroy: typeof routes['wishlist.destroy']
    toggle: typeof routes['wishlist.toggle']
  }
  likes: {
    index: typeof routes['likes.index']
    ofPerson: typeof routes['likes.ofPerson']
    destroy: typeof routes['likes.destroy']
    toggle: typeof routes['likes.toggle']
    store: typeof routes['likes.store']
    status: typeof routes['likes.status']
  }
  live: {
    stream: typeof routes['live.stream']
  }
  newsletter: {
    store: typeof routes['newsletter.store']
    subscribers: typeof routes['newsletter.subscribers']
    exportSubscribers: typeof routes['newsletter.exportSubscribers']
    confirmPage: typeof routes['newsletter.confirmPage']
    confirm: typeof routes['newsletter.confirm']
    unsubscribePage: typeof routes['newsletter.unsubscribePage']
    unsubscribe: typeof routes['newsletter.unsubscribe']
  }
  payments: {
    hearPrompt: typeof routes['payments.hearPrompt']
    hearRefund: typeof routes['payments.hearRefund']
    hearLateRefund: typeof routes['payments.hearLateRefund']
    hearPayout: typeof routes['payments.hearPayout']
    hearPayoutStatus: typeof routes['payments.hearPayoutStatus']
    hearLatePayout: typeof routes['payments.hearLatePayout']
    hearCardEvent: typeof routes['payments.hearCardEvent']
  }
  paymentEvents: {
    index: typeof routes['paymentEvents.index']
    show: typeof routes['paymentEvents.show']
  }
  bookings: {
    pay: typeof routes['bookings.pay']
    confirmPayment: typeof routes['bookings.confirmPayment']
    notePayment: typeof routes['bookings.notePayment']
    undoPayment: typeof routes['bookings.undoPayment']
    unavailableDates: typeof routes['bookings.unavailableDates']
    checkAvailability: typeof routes['bookings.checkAvailability']
    index: typeof routes['bookings.index']
    store: typeof routes['bookings.store']
    mine: typeof routes['bookings.mine']
    recent: typeof routes['bookings.recent']
    upcoming: typeof routes['bookings.upcoming']
    calendar: typeof routes['bookings.calendar']
    priceNights: typeof routes['bookings.priceNights']
    setMinimums: typeof routes['bookings.setMinimums']
    blockNights: typeof routes['bookings.blockNights']
    unblockNights: typeof routes['bookings.unblockNights']
    blockWeekly: typeof routes['bookings.blockWeekly']
    undoWeekly: typeof routes['bookings.undoWeekly']
    today: typeof routes['bookings.today']
    gate: typeof routes['bookings.gate']
    stats: typeof routes['bookings.stats']
    months: typeof routes['bookings.months']
    export: typeof routes['bookings.export']
    show: typeof routes['bookings.show']
    receipt: typeof routes['bookings.receipt']
    update: typeof routes['bookings.update']
    approve: typeof routes['bookings.approve']
    cancel: typeof routes['bookings.cancel']
    checkIn: typeof routes['bookings.checkIn']
    undoCheckIn: typeof routes['bookings.undoCheckIn']
    checkOut: typeof routes['bookings.checkOut']
    undoCheckOut: typeof routes['bookings.undoCheckOut']
    noShow: typeof routes['bookings.noShow']
    undoNoShow: typeof routes['bookings.undoNoShow']
    quoteDates: typeof routes['bookings.quoteDates']
    proposeDates: typeof routes['bookings.proposeDates']
    agreeDates: typeof routes['bookings.agreeDates']
    declineDates: typeof routes['bookings.declineDates']
    withdrawDates: typeof routes['bookings.withdrawDates']
    otherProperties: typeof routes['bookings.otherProperties']
    changeProperty: typeof routes['bookings.changeProperty']
    quoteLowered: typeof routes['bookings.quoteLowered']
    lowerPrice: typeof routes['bookings.lowerPrice']
    claimDeposit: typeof routes['bookings.claimDeposit']
    acceptClaim: typeof routes['bookings.acceptClaim']
    contestClaim: typeof routes['bookings.contestClaim']
    withdrawClaim: typeof routes['bookings.withdrawClaim']
    decideClaim: typeof routes['bookings.decideClaim']
    changeStay: typeof routes['bookings.changeStay']
  }
  payouts: {
    index: typeof routes['payouts.index']
    approveMany: typeof routes['payouts.approveMany']
    debts: typeof routes['payouts.debts']
    takeFile: typeof routes['payouts.takeFile']
    file: typeof routes['payouts.file']
    taxes: typeof routes['payouts.taxes']
    show: typeof routes['payouts.show']
    approve: typeof routes['payouts.approve']
    pay: typeof routes['payouts.pay']
    fail: typeof routes['payouts.fail']
    writeOff: typeof routes['payouts.writeOff']
  }
  books: {
    show: typeof routes['books.show']
    export: typeof routes['books.export']
  }
  earnings: {
    index: typeof routes['earnings.index']
    way: typeof routes['earnings.way']
    chooseWay: typeof routes['earnings.chooseWay']
    tax: typeof routes['earnings.tax']
    setTax: typeof routes['earnings.setTax']
    show: typeof routes['earnings.show']
    export: typeof routes['earnings.export']
  }
  users: {
    reviews: typeof routes['users.reviews']
    profile: typeof routes['users.profile']
    hostDashboard: typeof routes['users.hostDashboard']
    guestDashboard: typeof routes['users.guestDashboard']
    adminDashboard: typeof routes['users.adminDashboard']
    index: typeof routes['users.index']
    store: typeof routes['users.store']
    search: typeof routes['users.search']
    stats: typeof routes['users.stats']
    export: typeof routes['users.export']
    show: typeof routes['users.show']
    update: typeof routes['users.update']
    destroy: typeof routes['users.destroy']
    toggleStatus: typeof routes['users.toggleStatus']
    resetTwoFactor: typeof routes['users.resetTwoFactor']
    uploadAvatar: typeof routes['users.uploadAvatar']
  }
  reviews: {
    index: typeof routes['reviews.index']
    store: typeof routes['reviews.store']
    mine: typeof routes['reviews.mine']
    flagged: typeof routes['reviews.flagged']
    marks: typeof routes['reviews.marks']
    show: typeof routes['reviews.show']
    update: typeof routes['reviews.update']
    destroy: typeof routes['reviews.destroy']
    removePhoto: typeof routes['reviews.removePhoto']
    respond: typeof routes['reviews.respond']
    helpful: typeof routes['reviews.helpful']
    report: typeof routes['reviews.report']
    moderate: typeof routes['reviews.moderate']
  }
  depositClaims: {
    index: typeof routes['depositClaims.index']
  }
  places: {
    counties: typeof routes['places.counties']
    towns: typeof routes['places.towns']
    destinations: typeof routes['places.destinations']
    suggestions: typeof routes['places.suggestions']
  }
  rates: {
    show: typeof routes['rates.show']
  }
  settings: {
    show: typeof routes['settings.show']
    update: typeof routes['settings.update']
    startTwoFactor: typeof routes['settings.startTwoFactor']
    confirmTwoFactor: typeof routes['settings.confirmTwoFactor']
    endTwoFactor: typeof routes['settings.endTwoFactor']
  }
  sessions: {
    index: typeof routes['sessions.index']
    destroyOthers: typeof routes['sessions.destroyOthers']
    destroy: typeof routes['sessions.destroy']
  }
  system: {
    show: typeof routes['system.show']
    jobs: typeof routes['system.jobs']
    forgetJobs: typeof routes['system.forgetJobs']
    retryJobs: typeof routes['system.retryJobs']
    retryJob: typeof routes['system.retryJob']
    forgetJob: typeof routes['system.forgetJob']
  }
  helping: {
    show: typeof routes['helping.show']
    stays: typeof routes['helping.stays']
    checkIn: typeof routes['helping.checkIn']
    undoCheckIn: typeof routes['helping.undoCheckIn']
    checkOut: typeof routes['helping.checkOut']
    undoCheckOut: typeof routes['helping.undoCheckOut']
    approve: typeof routes['helping.approve']
    decline: typeof routes['helping.decline']
    quoteDates: typeof routes['helping.quoteDates']
    proposeDates: typeof routes['helping.proposeDates']
    agreeDates: typeof routes['helping.agreeDates']
    declineDates: typeof routes['helping.declineDates']
    withdrawDates: typeof routes['helping.withdrawDates']
    place: typeof routes['helping.place']
    accept: typeof routes['helping.accept']
    leave: typeof routes['helping.leave']
  }
  health: {
    show: typeof routes['health.show']
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  metrics: {
    show: typeof routes['metrics.show']
  }
  uploads: {
    show: typeof routes['uploads.show']
  }
  mailbox: {
    index: typeof routes['mailbox.index']
    show: typeof routes['mailbox.show']
  }
}
