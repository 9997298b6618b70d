/** Whether all pages of the tested build load the framework's scripts at once (`HYDRATION=eager`). */
export const isEager = process.env.HYDRATION === 'eager';
