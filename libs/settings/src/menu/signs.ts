// The lines of signs from Lucide (ISC), for `LineIcon`.
export const signOutSign = 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4';
export const onSign = 'm9 18 6-6-6-6';
