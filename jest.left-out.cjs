/** Paths of slow tests that `npm test` leaves out, since their subject has not changed. */
exports.leftOut = (process.env.LEAVE_OUT ?? '').split(' ').flatMap((test) => (test ? [`/${test}\\.`] : []));
