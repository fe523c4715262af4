update gym_visits set leaving = seen_leaving;
