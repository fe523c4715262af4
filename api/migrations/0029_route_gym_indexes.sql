CREATE INDEX CONCURRENTLY "routes_gym_idx" ON "routes" USING btree ("gym_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "routes_circuit_idx" ON "routes" USING btree ("circuit_id");